"""Uhr Klassik: case, dial with small seconds at 6, strap on spring bars. Millimetres; the dial faces -y, 12 o'clock is +z.
Preview: blender -b -P klassik.py -- main,detail,worn 480 16 [x0,x1,y0,y1 as shares of the frame, from below]"""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from lib import *
from acc import cyl,lathe,card_light
from bags import shade,LOGOF
from sky import sky
R90=math.pi/2
BAR=(2.4,22.2)      # (y, |z|) of the spring bars
def flat(name,V,F,m): return mesh(name,np.array(V,float)*MM,F,smooth=False,mats=[m])
def turn(V,a,c=(0,0)):
    """local (across, y, along) turned by a about the dial's axis, clockwise from 12, then moved to c"""
    V=np.array(V,float); s,k=math.sin(a),math.cos(a); return np.c_[V[:,0]*k+V[:,2]*s+c[0],V[:,1],-V[:,0]*s+V[:,2]*k+c[1]]
def roof(w,h,l,y,a,r,m,base=.12,hip=.32,c=(0,0)):
    """applied index: two long facets and hipped ends, its middle at radius r"""
    x,z=w/2,l/2; V=[(-x,0,-z),(x,0,-z),(x,0,z),(-x,0,z)]; V+=[(p[0],-base,p[2]) for p in V]+[(0,-base-h,-z+hip),(0,-base-h,z-hip)]
    F=[(0,1,5,4),(1,2,6,5),(2,3,7,6),(3,0,4,7),(4,5,8),(5,6,9,8),(6,7,9),(7,4,8,9)]
    V=np.array(V)+(0,y,r); return flat('index',turn(V,a,c),F,m)
def hand(l,w,tail,y,a,m,h=.34,base=.12,wt=None,c=(0,0)):
    """dauphine hand: widest beside its axis, a ridge from tail to tip"""
    wt=w*.62 if wt is None else wt; O=[(0,l),(w/2,w*.9),(wt/2,-tail),(-wt/2,-tail),(-w/2,w*.9)]; n=5
    V=[(x,y,z) for x,z in O]+[(x,y-base,z) for x,z in O]+[(0,y-base-h,w*.9),(0,y-base-h*.75,-tail+.25)]; F=[(i,(i+1)%n,n+(i+1)%n,n+i) for i in range(n)]
    F+=[(5,6,10),(6,7,11,10),(7,8,11),(8,9,10,11),(9,5,10)]; return flat('hand',turn(V,a,c),[f[::-1] for f in F],m)
def crystal():
    """domed glass without noise: what it mirrors is one soft window, computed from the reflected ray, over clear transparency"""
    m=bpy.data.materials.new('crystal'); m.use_nodes=True; nt=m.node_tree; N,L=nt.nodes,nt.links; N.clear(); node=lambda t,**k: N.new('ShaderNode'+t)
    def math_(op,a,b=None):
        q=node('Math'); q.operation=op
        for i,v in ((0,a),(1,b)):
            if v is None: continue
            if isinstance(v,(int,float)): q.inputs[i].default_value=v
            else: L.new(v,q.inputs[i])
        return q.outputs[0]
    fr=node('Fresnel'); fr.inputs[0].default_value=1.5; tc=node('TexCoord'); sp=node('SeparateXYZ'); L.new(tc.outputs['Reflection'],sp.inputs[0])
    # window: upper left; sky: rises with the height of the ray
    d=node('VectorMath'); d.operation='DOT_PRODUCT'; L.new(tc.outputs['Reflection'],d.inputs[0]); d.inputs[1].default_value=tuple(Vector((-.62,-.52,.60)).normalized())
    mr=node('MapRange'); mr.interpolation_type='SMOOTHSTEP'; mr.inputs['From Min'].default_value=.80; mr.inputs['From Max'].default_value=.97; mr.inputs['To Max'].default_value=2.6; L.new(d.outputs['Value'],mr.inputs[0])
    sky=math_('ADD',math_('MULTIPLY',sp.outputs[2],.25),.40); k=math_('MULTIPLY',fr.outputs[0],math_('ADD',sky,mr.outputs[0]))
    em=node('Emission'); L.new(k,em.inputs[1]); tr=node('BsdfTransparent'); ad=node('AddShader'); L.new(math_('SUBTRACT',1.0,fr.outputs[0]),tr.inputs[0]); L.new(tr.outputs[0],ad.inputs[0]); L.new(em.outputs[0],ad.inputs[1]); o=node('OutputMaterial'); L.new(ad.outputs[0],o.inputs[0]); return m
def arc(cx,cy,r,a0,a1,n=12): return [(cx+r*math.cos(math.radians(a)),cy+r*math.sin(math.radians(a))) for a in np.linspace(a0,a1,n)]
def head(dial='#FBF9F4',ink='#26221F'):
    """case, crown, lugs, dial, hands, crystal"""
    pol=metal('silver',.10); bru=metal('silver',.30); st=mat('steel','#CFD1D3',rough=.09,metal=1)
    # middle, brushed; bezel, polished and round; case back
    lathe([(19.45,-2.95),(19.75,-2.85)]+arc(19.6,-2.45,.4,-60,0,6)+arc(19.6,2.2,.4,0,60,6)+[(19.2,2.95),(17.6,3.9),(16.8,5.0),(16.4,5.2),(0,5.2)],bru,seg=360)
    lathe([(19.2,-2.8),(19.35,-2.95)]+arc(18.2,-3.75,1.35,36,-112,26)+[(17.35,-4.9),(17.2,-4.6),(17.1,-3.6)],pol,seg=360)
    # dial: a plate with a round opening, the small seconds lie sunk in it
    cz,sr=-7.3,4.3; dl=mat('dial',dial,rough=.55,spec=.25); th=np.linspace(0,2*np.pi,240,endpoint=False); k=np.linspace(0,1,14)[None,:,None]; e=np.stack([np.cos(th),0*th,np.sin(th)],-1)[:,None]
    grid('dial',(np.array([0,-2.2,0])+((np.array([0,0,cz])+e*sr)*(1-k)+e*16.7*k))*MM,close_u=True,mats=[dl],smooth=False)
    lathe([(0,-1.9),(sr-.02,-1.9)],mat('sub',shade(dial,.95),rough=.55,spec=.25),loc=(0,0,cz)); lathe([(sr-.02,-1.88),(sr+.16,-2.24),(sr+.22,-2.2)],st,loc=(0,0,cz))
    lathe([(16.6,-2.2),(17.15,-4.5)],mat('rehaut',shade(dial,.93),rough=.6,spec=.2))
    ik=mat('ink',ink,rough=.5,spec=.3)
    def tick(r,l,w,a,c=(0,0),y=-2.2): V=[(-w/2,y-.02,r-l/2),(w/2,y-.02,r-l/2),(w/2,y-.02,r+l/2),(-w/2,y-.02,r+l/2)]; flat('tick',turn(V,a,c),[(0,1,2,3)],ik)
    for i in range(60): tick(15.75,.95 if i%5 else 1.25,.17 if i%5 else .26,i*math.pi/30)
    for i in range(12):
        if i==6: roof(1.05,.34,1.7,-2.2,math.pi,13.75,st); continue       # cut short below the small dial
        if i==0:
            for s in (-1,1): roof(.78,.32,3.9,-2.2,math.atan2(s*.56,12.7),12.7,st)
            continue
        roof(.95,.34,3.9 if i%3==0 else 3.5,-2.2,i*math.pi/6,12.7 if i%3==0 else 12.9,st)
    for i in range(12): tick(3.62,.9 if i%3==0 else .6,.19 if i%3==0 else .13,i*math.pi/6,(0,cz),-1.9)
    hand(3.5,.52,1.2,-2.12,math.radians(222),st,.16,.07,c=(0,cz)); lathe([(0,-2.42),(.25,-2.42),(.42,-2.3),(.42,-1.9)],st,seg=48,loc=(0,0,cz))
    hand(8.4,1.75,2.3,-2.75,math.radians(304.6),st); hand(12.9,1.45,2.6,-3.15,math.radians(55.2),st); lathe([(0,-3.86),(.42,-3.84),(.72,-3.7),(.82,-3.5),(.82,-2.2)],st,seg=64)
    text('ELVARE',1.85*MM,.012*MM,font=LOGOF,mats=[ik],loc=(0,-2.21*MM,7.0*MM),rot=(R90,0,0),spacing=1.25); text('AUTOMATIK',.86*MM,.012*MM,font=LOGOF,mats=[ik],loc=(0,-2.21*MM,5.1*MM),rot=(R90,0,0),spacing=1.3)
    lathe([(0,-6.05),(6,-5.96),(11,-5.72),(15,-5.35),(16.6,-5.08)]+arc(16.75,-4.75,.34,-100,0,8)+[(17.1,-4.3)],crystal(),seg=240)
    # crown: knurl of rounded ridges, its face domed
    n=28*12; a=np.linspace(0,2*np.pi,n,endpoint=False); kn=1-.045*(.5-.5*np.cos(28*a))**.5; prof=[(0,1.2,0),(20.6,1.2,0),(20.7,2.3,0),(21.0,2.62,.6),(21.4,2.7,1),(23.2,2.7,1),(23.6,2.6,.6),(23.85,2.3,0),(24.0,1.6,0),(24.05,0,0)]
    V=np.stack([np.stack([np.full(n,x),r*(1-f*(1-kn))*np.cos(a),r*(1-f*(1-kn))*np.sin(a)],-1) for x,r,f in prof],1); o=grid('crown',V*MM,close_u=True,mats=[pol]); o.data.use_auto_smooth=True; o.data.auto_smooth_angle=math.radians(40)
    # lugs grow out of the middle and bend down past the bars
    for sx in (-1,1):
        for sz in (-1,1):
            P=spline(np.array([(sx*10.9,.1,sz*13.5),(sx*10.9,-.1,sz*17.5),(sx*10.9,.5,sz*21),(sx*10.85,2.2,sz*24.2),(sx*10.8,4.6,sz*26.0)],float),120); u=np.linspace(0,1,120); end=np.sqrt(np.clip(1-np.clip((u-.93)/.07,0,1)**2,.0004,1))
            tube('lug',P*MM,np.interp(u,[0,.6,1],[1.75,1.6,1.3])*end*MM,np.interp(u,[0,.5,1],[2.6,2.3,1.5])*end*MM,n=44,up=(0,-1,0),power=3.6,mats=[pol])
        for z in (-1,1): cyl(.62,.9,(sx*9.35,BAR[0],z*BAR[1]),st,axis='x',bev=.1,seg=40)
def strap(P,c='#6B3E22',top=None,seam=True,w=(8.85,8.0),t=(1.85,1.05),nose=True,st='#B9652E',lining='#B98F66'):
    """a half of the strap along (y,z) points that start at a spring bar: padded leather, painted edge, lining, stitching"""
    P=np.array(P,float); d0=P[1]-P[0]; d0/=np.linalg.norm(d0)
    Q=spline(np.c_[0*P[:,0],P],420); L=np.r_[0,np.cumsum(np.linalg.norm(np.diff(Q,axis=0),axis=1))]
    if nose: e=np.linspace(-t[0],0,16,endpoint=False)*np.sin(np.linspace(R90*.02+R90,R90,16)); Q=np.vstack([Q[0]+np.r_[0,d0]*e[:,None],Q]); L=np.r_[e,L]
    T=np.gradient(Q,axis=0); T/=np.linalg.norm(T,axis=1,keepdims=True); N=np.cross(T,[1.,0,0]); N/=np.linalg.norm(N,axis=1,keepdims=True)
    if N[len(N)//8] @ np.array([0,-1,.2*np.sign(P[0,1])])<0: N=-N
    W=np.interp(L,[0,12,L[-1]],[w[0],w[0]-.1,w[1]]); Th=np.interp(L,[0,7,26,L[-1]],[t[0],t[0]*.98,t[1]*1.25,t[1]]); Th=np.where(L<0,t[0]*np.sqrt(np.clip(1-(L/t[0])**2,.0006,1)),Th)
    a=np.linspace(0,2*np.pi,4000,endpoint=False); ca,sa=np.cos(a),np.sin(a); X=np.sign(ca)*np.abs(ca)**.18; Y=np.sign(sa)*np.abs(sa)**.42; S=[]; n=120
    for wq,tq in zip(W,Th): h=Y*tq; h=np.where(h>0,h*(1-.16*np.abs(X)**2.5),h*.96); S.append(resample(np.c_[X*wq,h],n,closed=True))
    S=np.array(S); V=Q[:,None]+np.array([1.,0,0])*S[...,:1]+N[:,None]*S[...,1:]; 
    sag=(20.1-np.sqrt(20.1**2-S[...,0]**2))*.9*np.clip(1-L/8,0,1)[:,None]**2*nose; V-=np.r_[0,d0]*sag[...,None]      # the end follows the round of the case
    per=np.linalg.norm(np.diff(S[200],axis=0),axis=1); tp=Q+N*Th[:,None]; U=np.r_[0,np.cumsum(np.linalg.norm(np.diff(tp,axis=0),axis=1))]; uv=np.stack(np.broadcast_arrays(U[:,None]/26,np.r_[0,np.cumsum(per)][None]/26),-1)
    lt=mat('strap',c,rough=.46,bump='pebble',bscale=2.2,bstr=.26,bdist=.004,fleck=.14,var=.05,spec=.4); ed=mat('edge',shade(c,.55),rough=.5,spec=.35); ln=mat('lining',lining,rough=.7,bump='suede',bscale=1.2,bstr=.25,bdist=.004,spec=.25)
    o=grid('strap',V*MM,uv=uv,close_v=True,mats=[lt,ed,ln]); mid=S[200]; hh=(mid[:,1]+np.roll(mid[:,1],-1))/2/Th[200]; sec=np.where(hh>.02,0,np.where(hh>-.7,1,2)); idx=np.tile(sec,len(Q)-1); o.data.polygons.foreach_set('material_index',idx.astype(np.int32))
    if seam:
        sm=mat('seam',st,rough=.65,spec=.25); i0=np.searchsorted(L,4.6); i1=np.searchsorted(L,L[-1]-2); hgt=lambda x,tq: tq*(1-.16*(np.abs(x))**2.5)*(np.clip(1-np.abs(x)**(2/.18),0,1)**.21)
        for s in (-1,1): x=(W-1.9)*s; stitches('ss',(Q+np.array([1.,0,0])*x[:,None]+N*hgt(x/W,Th)[:,None])[i0:i1]*MM,.017,.010,.0030,[sm],normals=N[i0:i1],lift=.0002)
        xs=np.linspace(-W[i0]+1.9,W[i0]-1.9,40); stitches('ss',(Q[i0]+np.array([1.,0,0])*xs[:,None]+N[i0]*hgt(xs/W[i0],Th[i0])[:,None])*MM,.017,.010,.0030,[sm],normals=np.broadcast_to(N[i0],(40,3)),lift=.0002)
    return Q
LOOP=[(13,34.6),(27,37),(42,32.5),(52.5,20)]     # behind the case, as on a cushion: half the way round
def standing():
    """on its strap as on a cushion that is not seen"""
    y,z=BAR; head()
    strap([(y,z),(5.4,27.6)]+LOOP+[(56.6,7)]); strap([(y,-z),(5.4,-27.6)]+[(p,-q) for p,q in LOOP]+[(57.2,-8),(59.4,2),(58.6,16),(55.6,24)])
    st=metal('silver',.16); cyl(.9,19.5,(0,57,4.6),st,axis='x',bev=.2,seg=48)
    for s in (-1,1): tube('buckle',spline(np.array([(s*9.6,57,4.6),(s*9.8,58.6,0),(s*9.6,60.6,-4)],float),40)*MM,.9*MM,n=20,up=(0,1,0),power=3,mats=[st])
def stage():
    """light for polished steel: lamps only light, what metal mirrors is a soft sky and three cards; nothing small and bright, so edges stay clean"""
    sky([((-.62,-.42,.66),.40,.93,1.35),((.86,-.42,.30),.90,.985,.6),((.2,.3,.93),.5,.98,.30)],.13); s=bpy.context.scene; s['despeckle'],s['ss'],s['calm']=2,1.5,.05
    card_light((-2.2,-1.6,2.4),(math.radians(52),0,math.radians(-52)),(.55,1.5),2.6); card_light((0,4,1.6),(R90,0,0),(5,2.4),.9); card_light((2.5,-1.0,1.0),(math.radians(82),0,math.radians(68)),(.22,1.7),2.4)
    for m in bpy.data.materials:
        if m.name.startswith('card'): m.cycles.sample_as_light=False
def uhr_klassik():
    b=set(bpy.context.scene.objects); standing(); e=bpy.data.objects.new('root',None); bpy.context.collection.objects.link(e)
    new=[o for o in bpy.context.scene.objects if o not in b and o is not e]
    for o in new:
        if o.parent is None: o.parent=e
    e.rotation_euler=(math.radians(-14),0,0); bpy.context.view_layer.update(); e.location.z=-min((e.matrix_world@v.co).z for o in new if o.name.startswith('strap') for v in o.data.vertices)
if __name__=='__main__':
    a=sys.argv[sys.argv.index('--')+1:]; V=dict(main=dict(t=(-.02,.1,.43),dist=4.3,az=-20,el=9),detail=dict(t=(0,-.02,.47),dist=2.5,az=-12,el=5))
    for n in a[0].split(','):
        t0=time.time(); reset(); s=studio(S=.3); uhr_klassik(); stage(); w=V[n]; camera(w['t'],w['dist'],w['az'],w['el'],lens=120).data.clip_start=.02; bpy.context.view_layer.update(); print('BUILD',round(time.time()-t0,1))
        if len(a)>3: x0,x1,y0,y1=map(float,a[3].split(',')); s.render.use_border=s.render.use_crop_to_border=True; s.render.border_min_x,s.render.border_max_x,s.render.border_min_y,s.render.border_max_y=x0,x1,y0,y1
        A=trace(round(int(a[1])*s['ss']),int(a[2]),6); t1=time.time(); print('TRACED',round(A['seconds'],1)); save(develop(A,1.02)[0],OUT+f'klassik_{n}.png'); print('DEVELOPED',round(time.time()-t1,1),flush=True)
