"""Rampe (skate, low, vulcanised) and Block (leather high-top). Usage: blender -b -P shoes2.py -- rampe:rampe-skate-schwarz side,q 480 16"""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from lib import *
import sneaker as SN
from sneaker import Sneaker,smooth,lozenge,cup_prof,cup_paint,place
VIEWS=dict(side=dict(az=6,el=9,dist=11.2,t=(0,0,.50)),q=dict(az=-38,el=20,dist=10.9,t=(-.05,0,.52)),top=dict(az=0,el=72,dist=11.2,t=(0,0,.4)),heel=dict(az=128,el=16,dist=11.4,t=(0,0,.55)))
from bags import shade
lum=lambda h: float(hexlin(h).mean())
SN.TOP['skate']=[(0,211,0,58),(.12,210,6.5,58.5),(.22,205,12,61.5),(.32,193,16,68.5),(.42,173,19.5,79),(.52,150,23,91),(.575,136,26,96.5),(.63,121,30,96),(.70,102,34.0,88.5),(.78,79,35.5,82),(.86,51,34,83.5),(.92,28,27,91),(.965,12,15,97.5),(1,5,0,100)]
SN.TOP['high']=[(0,214,0,66),(.12,213,6,66.5),(.22,208,11,69.5),(.32,196,14.5,76.5),(.42,176,17.5,88),(.50,155,20.5,103),(.56,138,23,120),(.61,124,25.5,138),(.65,112,28.5,147),(.70,97,31.5,146),(.77,76,33,138),(.845,53,32,136),(.91,34,26.5,141),(.96,22,15,147.5),(1,17,0,150)]
# ---------- soles ----------
def vulc_prof(q,x):
    one=np.ones_like(q); toe=np.exp(-(q/.13)**2)
    return [(-6*one,0*one),(1.0*one,0*one),(2.1*one,.03*one),(2.6+.5*toe,.12*one),(2.8+.7*toe,.35*one),(2.8+.8*toe,.6*one),(2.7+.7*toe,.86*one),(2.4+.6*toe,.965*one),(1.6*one,1.0*one),(-2.5*one,.97*one)]
def vulc_paint(c):
    z,h,S,q=c['z'],c['h'],c['S'],c['q']; side=(c['t']>.2)&(c['t']<.9)
    d=np.zeros_like(z); ci=np.ones_like(z)
    d-=.8*np.exp(-((z-4.2)/.5)**2)*side; ci=np.where(z<4.0,0,ci)                       # outsole edge
    ln=h-5.6; d-=.30*np.exp(-((z-ln)/1.2)**4)*side; ci=np.where((np.abs(z-ln)<.85)&side,2,ci)   # contrast line
    tb=(q<.17)&(z>6.0)&(z<h-8)&side; d+=np.where(tb,.5*np.sin(S*2*np.pi/2.8)*np.sin(z*2*np.pi/2.8),0)   # toe bumper texture
    wrap=np.exp(-((q-.175)/.004)**2)*smooth(5,6,z)*smooth(h-7,h-8,z); d-=.5*wrap*side
    return d,ci
def high_sole_paint(c):
    d,ci=cup_paint(c); z,h,q=c['z'],c['h'],c['q']; side=(c['t']>.2)&(c['t']<.9)
    d-=.8*np.exp(-((z-h*.52)/.55)**2)*side*smooth(.60,.66,q)      # one step line in the heel
    return d,ci
# ---------- uppers ----------
def paint_rampe(C):
    st=C['st']
    def f(s,layer,np):
        a=np.abs(s.tS); X,Z,h,up,q=s.X,s.Z,s.th,s.up,s.tq+0*s.th
        hz=lambda xs,ys: np.interp(a,xs,ys).astype(np.float32)
        layer(np.full(s.th.shape,9.,np.float32),C['base'],'duck',0)
        # suede vamp (under) and ollie toe cap with double rows
        vb=hz([0,60,80,96,112,128,146,400],[300,300,58,50,40,28,-4,-60]); layer(np.minimum(vb-h,9+0*h),C['accent'],'hairy',.7)
        tc=hz([0,20,45,70,92,112,130,400],[36,35,32,27,20,9,-6,-80]); layer(tc-h,C['accent'],'hairy',.9,stitch=1.6,double=True,stitchcol=st)
        # canvas quarter lies over the vamp
        hb=hz([0,70,84,98,112,126,140,156,400],[300,300,60,47,36,25,10,-30,-300]); layer(np.minimum(h-hb,a-66),C['base'],'duck',.9,stitch=1.8,double=True,stitchcol=st)
        # the one short bar: straight, leaning, stands on the foxing
        xc=100+(Z-45)*.42; bar=np.minimum.reduce([7.2-np.abs(X-xc),(72-Z)*.92]); layer(np.where((q>.3)&(q<.85),bar,-9),C['stripe'],'smooth',.8,stitch=1.3,stitchcol=shade(C['stripe'],.86))
        # eyestay in suede
        ex=np.interp(q,[0,.08,.15,.30,.52,.575,.61,.64],[12,13,15.5,17,20,22,15,-8]).astype(np.float32); layer(ex-up,C['accent'],'hairy',1.0,stitch=1.6,double=True,stitchcol=st)
        # heel counter: high sweeping suede
        hc=np.interp(Z,[15,30,50,70,90,130],[66,62,52,40,32,26]).astype(np.float32)-X; layer(np.where(q>.6,np.minimum(hc,up-15),-9),C['accent'],'hairy',1.0,stitch=1.7,double=True,stitchcol=st)
        # collar line stitch (padding) and heel label
        layer(np.where(q>.585,15-up,-9),C['collar'],'duck',.45,stitch=1.5,stitchcol=st)
        ht=np.minimum(8.5-np.abs(s.tS-np.sign(s.tS)*s.tS.max()) if False else np.interp(Z,[20,130],[11,14]).astype(np.float32)-X,24-up); layer(np.where(q>.8,np.minimum(ht,up-1.5),-9),C['accent'],'hairy',.9,stitch=1.5,stitchcol=st)
        s.xdisp=-1.1*np.exp(-((up-15.5)/1.6)**2)*smooth(.60,.66,q)      # the padding pulls in at its seam
        s.dots=[]
        for k in range(2):
            for sd,L in ((1,s.Ll),(-1,s.Lm)): s.dots+=[(sd*(L*.46+k*7.5),31+k*2.2,1.9,shade(C['base'],1.7) if lum(C['base'])<.05 else shade(C['base'],.72),.5),(sd*(L*.46+k*7.5),31+k*2.2,1.1,'#0c0c0c',.8)]
    return f
def rampe(c,**kw):
    """c: dict base, accent, stripe, sole"""
    b,ac=c['base'],c['accent']; dark=lum(b)<.05
    C=dict(base=b,accent=ac,collar=b,stripe=c['stripe'],st=c.get('st',shade(c['stripe'],.93)))
    D=dict(cut='skate',paint=paint_rampe(C),lining=shade(b,1.25) if dark else shade(b,.9),lining_mesh=False,tongue=b,tongue_tex='weave',lace=c.get('lace',c['stripe']),eye=shade(ac,1.5) if dark else shade(ac,.7),rows=6,
        feather=[27,26.5,25,24,23.5,24.5,28,30],zbot=[4,2.5,.3,0,0,.8,5.5,9],cup=3.2,collar_r=5.2,puff=4.6,wob=.9,sheen=.35,tongue_ext=19,tongue_z=53,
        bulge=[7,7,6.5,5,4,4.5,7],sole_prof=vulc_prof,sole_paint=vulc_paint,sole_cols=[shade(c['sole'],.95),c['sole'],c.get('line',ac if lum(ac)<.35 else shade(ac,.8))],sole_rough=.6,label_bg=ac,label_fg=c['stripe']); D.update(kw); return D
def paint_block(C):
    def f(s,layer,np):
        a=np.abs(s.tS); X,Z,h,up,q=s.X,s.Z,s.th,s.up,s.tq+0*s.th; st=C.get('st')
        hz=lambda xs,ys: np.interp(a,xs,ys).astype(np.float32)
        layer(np.full(s.th.shape,9.,np.float32),C['base'],'smooth',0)
        # toe mudguard
        tc=hz([0,25,55,85,108,130,150,400],[31,30,26,21,17,13,-6,-80]); layer(tc-h,C['toe'],'leather',1.1,stitch=1.8,double=True,stitchcol=C['toest'])
        # quarter over vamp
        hb=hz([0,70,86,100,112,124,135,150,400],[300,300,66,49,36,24,10,-30,-300]); layer(np.minimum(h-hb,a-66),C['base'],'leather',1.1,stitch=1.8,double=True,stitchcol=st)
        # saddle panel (house mark): from the eyestay to the sole
        xc=118+(Z-60)*.50; hw=np.interp(Z,[15,40,70,110,150],[27,21,15.5,13,12]).astype(np.float32); layer(np.where((q>.3)&(q<.8),np.minimum(hw-np.abs(X-xc),up-7),-9),C['accent'],'leather',1.0,stitch=1.7,double=True,stitchcol=C['acst'])
        # heel counter
        hc=np.interp(Z,[15,40,60,78,90,160],[66,60,52,42,30,-30]).astype(np.float32)-X; layer(np.where(q>.6,hc,-9),C['heel'],'leather',1.1,stitch=1.8,double=True,stitchcol=C['heelst'])
        # collar panel, padded, with channels
        zl=np.interp(X,[-10,20,50,75,95,112,130],[100,101,104,108,114,124,150]).astype(np.float32); cp=np.where(q>.57,np.minimum(Z-zl,up+2),-9); layer(cp,C['collar'],'smooth',1.2,stitch=1.8,stitchcol=C['colst'])
        # spine strip up the heel
        layer(np.where(q>.72,np.minimum(np.interp(Z,[15,60,90,110,160],[8,9,10,13,15]).astype(np.float32)+np.interp(Z,[15,40,70,100,130,160],[-6,-7,-1,6,12,17]).astype(np.float32)-X,up-3),-9),C['spine'],'leather',1.0,stitch=1.5,stitchcol=C['spst'])
        # eyestay runs to the top
        ex=np.interp(q,[0,.08,.15,.35,.55,.62,.655,.68],[12,13,15.5,18,20,19,13,-8]).astype(np.float32); layer(ex-up,C['eyestay'],'leather',1.1,stitch=1.7,double=True,stitchcol=C['eyst'])
        # lozenge on the heel counter
        layer(lozenge(s,30,62,11.5,1.9),C['mark'],'smooth',.5)
        ch=np.zeros_like(up); 
        for k in (12.5,24.0): ch-=1.5*np.exp(-((up-k)/1.5)**2)
        msk=smooth(1.0,4.0,cp)*smooth(.65,.69,q); s.xdisp=ch*msk+1.6*msk*smooth(0,8,cp)
        s.dots=[]
        for i in range(-4,5):
            for j in range(4):
                sx=i*6.6+(3.3 if j%2 else 0); hy=43+j*5.8-abs(i)*.6
                if abs(sx)<25-j*2: s.dots.append((sx,hy,1.0,shade(C['base'],.4),.9))
    return f
def block(c,**kw):
    b,ac=c['base'],c['accent']; toe=c.get('toe',b); dk=lum(b)<.05
    sc=lambda k: shade(k,1.6) if lum(k)<.03 else shade(k,.86)
    heel=c.get('heel',ac if not dk else b); col=c.get('collar',ac if lum(b)>.3 else shade(b,1.12 if dk else .9)); ey=c.get('eyestay',b)
    C=dict(base=b,accent=ac,toe=toe,heel=heel,collar=col,eyestay=ey,spine=ac if dk else b,mark=b if heel==ac else ac,st=sc(b),toest=sc(toe),acst=sc(ac),heelst=sc(heel),colst=sc(col),spst=sc(ac if dk else b),eyst=sc(ey))
    D=dict(cut='high',paint=paint_block(C),lining='#26262a' if dk else (ac if lum(ac)<.35 else shade(ac,1.05)),lining_mesh=True,tongue=b,tongue_tex='pebble',lace=c.get('lace','#F4F2ED' if lum(b)>.3 or dk else c['sole']),eye=shade(ey,1.8) if dk else shade(ey,.8),rows=8,qe1=.62,
        feather=[31,31,29,26,23,24.5,28.5,31],cup=5,collar_r=4.6,collq=(.63,.70),rollq=(.62,.71),puff=3.6,wob=.7,tongue_q=((.22,1.5),(.32,3.0),(.42,4.5),(.50,5.5),(.56,6.0),(.60,6.5)),tongue_top=.645,tongue_ext=15,
        rise=[22,23,26,28,30,36,44],bulge=[6,6,6,5,3,3,9],hand=[50,46,36,30,28,34,40,42,44],hdx=[.96,.80,.5,.22,.02,-.22,-.15,.05,.16],hdy=[0,.5,.72,.80,.60,.30,-.02,-.10,0],
        sole_prof=cup_prof,sole_paint=high_sole_paint,sole_cols=[shade(c['sole'],.95),c['sole'],shade(c['sole'],1.02)],label_bg=ac if not dk else b,label_fg='#F4F1EA' if (lum(ac)<.5 or dk) else '#26314A'); D.update(kw); return D
FAM=dict(rampe=rampe,block=block)
def catalogue_items():
    import json,subprocess; here=os.path.dirname(os.path.abspath(__file__))
    return {i['id']:i for i in json.loads(subprocess.check_output([os.path.join(here,'..','..','..','node_modules','node','bin','node'),os.path.join(here,'catalogue.ts')]))['sneakers']['items']}
V2=dict(VIEWS); V2['quarter']=V2['q']
HIGH=dict(side=dict(az=6,el=9,dist=12.0,t=(0,0,.74)),q=dict(az=-38,el=18,dist=12.0,t=(-.03,0,.74)),top=dict(az=0,el=70,dist=11.8,t=(0,0,.55)),heel=dict(az=128,el=15,dist=12.2,t=(0,0,.78))); HIGH['quarter']=HIGH['q']
def shoot(root,view,name,res,spp,fam='rampe'):
    w=(HIGH if fam=='block' else V2)[view]; turn=w['az'] if abs(w['az'])>60 else 0
    root.rotation_euler[2]=math.radians(180-turn+(-30 if turn else 0)); camera(w['t'],w['dist'],w['az'] if not turn else -30,w['el'],lens=120); return render(name,res,spp,exposure=.92)
if __name__=='__main__':
    from quick import render
    a=sys.argv[sys.argv.index('--')+1:]; ids,views,res,spp=a[0].split(','),a[1].split(','),int(a[2]),int(a[3]); IT=catalogue_items()
    for i in ids:
        t0=time.time(); reset(); studio(S=.6); it=IT[i]; K=Sneaker(FAM[it['silhouette']](it['colours'])); root=place(K.build('s2_'+i)); print('BUILD',time.time()-t0)
        for v in views: shoot(root,v,f'{i}_{v}',res,spp,it['silhouette'])
